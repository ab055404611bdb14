import type { Styles } from './restyle';

/** The background of a picture that has not come: a tiny picture, or a colour; the browser ignores what is none. */
export const placeholderStyles = (placeholder: string): Styles =>
  placeholder.startsWith('data:image/')
    ? { backgroundImage: `url(${JSON.stringify(placeholder)})`, backgroundSize: '100% 100%' }
    : { backgroundColor: placeholder };
