import type { Token } from 'parse5';
import { applyEdits, type Edit } from './edits';
import { changedAttributes } from './finished-page';
import type { SavedNode } from './saved-document';
import { changeStyle, styleValues } from './style-text';

/** An attribute, in the quotes that need fewer escapes, so that JSON stays readable. */
export const attributeMarkup = (name: string, value: string): string => {
  if (value === '') return name;
  const escaped = value.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;');
  const isSingleQuoted = value.includes('"') && !value.includes("'");
  return isSingleQuoted ? `${name}='${escaped}'` : `${name}="${escaped.replaceAll('"', '&quot;')}"`;
};

const changedValue = (element: Element, name: string, saved: SavedNode): string =>
  name === 'style'
    ? changeStyle(saved.attributes.get(name) ?? '', { before: saved.style, after: styleValues(element) })
    : (element.getAttribute(name) ?? '');

/**
 * Where an attribute ends in the file. The parser's own end of `alt=>` is before the `=`, which would become a part of the attribute
 * or of the tag before.
 */
const endOf = ({ endOffset }: Token.Location, text: string): number =>
  endOffset + (/^\s*=(?=\s*>)/.exec(text.slice(endOffset))?.[0].length ?? 0);

/** The changed attributes of a start tag, each as one edit of the file. */
export const startTagEdits = (element: Element, saved: SavedNode, text: string): Edit[] => {
  const { location, tag } = saved;
  const start = location?.startOffset ?? 0;
  const places = location?.attrs ?? {};
  const ends = Object.values(places).map((place) => endOf(place, text));
  const lastEnd = Math.max(start + 1 + tag.length, ...ends);
  return changedAttributes(element, saved).map((name) => {
    const place = places[name.toLowerCase()];
    const isGone = !element.hasAttribute(name);
    const markup = isGone ? '' : attributeMarkup(name, changedValue(element, name, saved));
    if (!place) return { start: lastEnd, end: lastEnd, text: ` ${markup}` };
    const blanks = isGone ? (/\s*$/.exec(text.slice(start, place.startOffset))?.[0].length ?? 0) : 0;
    return { start: place.startOffset - blanks, end: endOf(place, text), text: markup };
  });
};

/** The start tag of an element, from the file where the file has one. */
export const startTagMarkup = (element: Element, saved: SavedNode | undefined, text: string): string => {
  const location = saved?.location?.startTag ?? saved?.location;
  if (!saved || !location) {
    const attributes = [...element.attributes].map(({ name, value }) => ` ${attributeMarkup(name, value)}`);
    return `<${saved?.tag ?? element.localName}${attributes.join('')}>`;
  }
  const { startOffset, endOffset } = location;
  const edits = startTagEdits(element, saved, text).map((edit) => ({
    ...edit,
    start: edit.start - startOffset,
    end: edit.end - startOffset,
  }));
  return applyEdits(text.slice(startOffset, endOffset), edits);
};
