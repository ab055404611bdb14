/** Replaces all sites except the one under test. */
export class OtherSites {
  /** The addresses of all requests. */
  readonly requests: string[] = [];
  private readonly pages: Record<string, string>;

  /** @param pages by host, the HTML that any of its addresses answers with */
  constructor(pages: Record<string, string>) {
    this.pages = pages;
  }

  responseTo(url: string): { status: number; html: string } {
    const html = this.pages[new URL(url).host];
    return html === undefined ? { status: 404, html: '' } : { status: 200, html };
  }
}
