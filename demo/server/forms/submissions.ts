import { type Database, withTable } from '../database';

interface Submission {
  formId: string;
  /** Values by field id. */
  form: Record<string, unknown>;
  /** The rest of the request: the page of the form, the text of its button. */
  page: Record<string, unknown>;
}

interface StoredSubmission extends Submission {
  id: number;
  /** In ms since 1970. */
  at: number;
}

const maxListed = 100;
/** Files are stored as text of any length; the list needs only their start. */
const maxListedLength = 5000;

const parse = (text: unknown): Record<string, unknown> =>
  JSON.parse(String(text), (_, value) =>
    typeof value === 'string' && value.length > maxListedLength
      ? `${value.slice(0, maxListedLength)}…`
      : value,
  );

const table = `CREATE TABLE IF NOT EXISTS submissions (
  id INTEGER PRIMARY KEY, form_id TEXT NOT NULL, at INTEGER NOT NULL, form TEXT NOT NULL, page TEXT NOT NULL
)`;

/** Stores the submissions of forms. */
export function createSubmissions(database: Database) {
  const run = withTable(database, table);

  return {
    async add({ formId, form, page }: Submission): Promise<void> {
      await run('INSERT INTO submissions (form_id, at, form, page) VALUES (?, ?, ?, ?)', [
        formId,
        Date.now(),
        JSON.stringify(form),
        JSON.stringify(page),
      ]);
    },

    /** The submissions of one form or of all, newest first. */
    async list(formId?: string): Promise<StoredSubmission[]> {
      const rows = await run(
        `SELECT id, form_id, at, form, page FROM submissions
         WHERE form_id = coalesce(?, form_id) ORDER BY id DESC LIMIT ${maxListed}`,
        [formId ?? null],
      );
      return rows.map(({ id, form_id, at, form, page }) => ({
        id: Number(id),
        formId: String(form_id),
        at: Number(at),
        form: parse(form),
        page: parse(page),
      }));
    },
  };
}
