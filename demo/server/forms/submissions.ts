import type { Database } from '../database';

export interface Submission {
  formId: string;
  /** Id of a field -> its value. */
  form: Record<string, unknown>;
  /** What else came with it: where the form was, what its button said. */
  page: Record<string, unknown>;
}

export interface StoredSubmission extends Submission {
  id: number;
  /** In ms since 1970. */
  at: number;
}

const maxListed = 100;
/** Of a text in the list: files are stored whole, and too long to show. */
const maxShownLetters = 5000;

const parse = (text: unknown): Record<string, unknown> =>
  JSON.parse(String(text), (_, value) =>
    typeof value === 'string' && value.length > maxShownLetters
      ? `${value.slice(0, maxShownLetters)}…`
      : value,
  );

/** What forms have sent. */
export function createSubmissions(database: Database) {
  return {
    async add({ formId, form, page }: Submission): Promise<void> {
      await database.run('INSERT INTO submissions (form_id, at, form, page) VALUES (?, ?, ?, ?)', [
        formId,
        Date.now(),
        JSON.stringify(form),
        JSON.stringify(page),
      ]);
    },

    /** The latest first; of one form, or of all. */
    async list(formId?: string): Promise<StoredSubmission[]> {
      const rows = await database.run(
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
