import { filesOf, type Item } from '../item';

/** A file as it goes into a submission. */
export interface SentFile {
  name: string;
  /** As the browser names it, by the file's ending; may be "". */
  type: string;
  /** Bytes. */
  size: number;
  /** Base64. */
  content: string;
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`.replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

const contentsOf = (files: File[]): Promise<SentFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const { name, type, size } = file;
      return { name, type, size, content: await base64Of(file) };
    }),
  );

/** What a form submits, with the contents of files in place of their names. @throws for a file that has gone or may not be read any more */
export const withFiles = async (
  values: Record<string, unknown>,
  items: Item[],
): Promise<Record<string, unknown>> => {
  const contents = items.map(async (item) => [item.field.id, await contentsOf(filesOf(item))] as const);
  return {
    ...values,
    ...Object.fromEntries((await Promise.all(contents)).filter(([, files]) => files.length)),
  };
};
