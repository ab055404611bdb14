import type { HonoRequest } from 'hono';
import type { BodyData } from 'hono/utils/body';
import { isObject } from '../../src/core/util/is-object';

/** The fields of a request body, from JSON or an encoded form; undefined for any other body. */
export async function readFields(request: HonoRequest): Promise<Record<string, unknown> | undefined> {
  const isJson = /[/+]json\b/.test(request.header('Content-Type') ?? '');
  try {
    const body: unknown = isJson
      ? await request.json()
      : replaceFiles(await request.parseBody({ all: true }));
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces files by their names. */
function replaceFiles(fields: BodyData<{ all: true }>): Record<string, unknown> {
  const nameOf = (value: string | File) => (typeof value === 'string' ? value : value.name);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(nameOf) : nameOf(value),
    ]),
  );
}
