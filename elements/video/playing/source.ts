/** What plays: a frame or object of a provider, or a file. */
export interface Source {
  type: 'iframe' | 'object' | 'file';
  /** A whole address, https where it is not a file. */
  address: string;
  /** Whose commands and messages it understands. */
  speaks?: 'youtube' | 'vimeo';
}
