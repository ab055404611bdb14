export interface Section {
  /** Id of the panel that the section opens. */
  id: string;
  title: string;
  text: string;
}

const sentence = 'A tile is pressed, dried, fired, glazed in white, painted in cobalt and fired once more. ';

/** The same text for every contestant. */
export const sectionsOf = (count: number): Section[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `panel-${index}`,
    title: `How tile number ${index + 1} is made`,
    text: sentence.repeat(4),
  }));
