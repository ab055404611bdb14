/** A range of a text, and the text in its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Replaces ranges of a text, which must not overlap. Of two edits at one place, the first in the list comes first. */
export const applyEdits = (text: string, edits: Edit[]): string => {
  const parts: string[] = [];
  let end = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < end) throw Error(`Two changes overlap at character ${edit.start}.`);
    parts.push(text.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return [...parts, text.slice(end)].join('');
};
