import type { FieldInput } from './controls';

/** A file as a submission has it. */
interface SubmittedFile {
  name: string;
  /** MIME type that the browser derives from the file's extension; may be "". */
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

const readFiles = (files: File[]): Promise<SubmittedFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const { name, type, size } = file;
      return { name, type, size, content: await base64Of(file) };
    }),
  );

/**
 * Replaces the names of files by the files with their contents.
 * @throws if a file has been removed or may not be read any more
 */
export const withFileContents = async (
  values: Record<string, unknown>,
  inputs: FieldInput[],
): Promise<Record<string, unknown>> => {
  const contents = inputs.flatMap(({ field, files }) =>
    files.length ? [readFiles(files).then((submitted) => [field.id, submitted] as const)] : [],
  );
  return { ...values, ...Object.fromEntries(await Promise.all(contents)) };
};
