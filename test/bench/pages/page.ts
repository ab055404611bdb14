interface PageParts {
  /** For the `<head>`: what the contestant needs there. */
  head?: string;
  body: string;
}

/** The styles of all pages. Each page links them, so that a contestant's own stylesheet needs no further round trip. */
export const siteStyles = `
body { margin: 0 auto; padding: 16px; max-inline-size: 960px; font: 16px/1.5 sans-serif; }
h1 { font-size: 40px; }
img { display: block; inline-size: 100%; block-size: auto; }
figure { margin: 0; }
.grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; }
.strip { display: flex; gap: 10px; overflow: auto hidden; scroll-snap-type: x mandatory; scrollbar-width: none; }
.strip > figure { flex: none; inline-size: calc((100% - 20px) / 3); }
.strip > figure:nth-child(3n + 1) { scroll-snap-align: start; }
.rows { display: flex; flex-wrap: wrap; gap: 20px; }
.rows > figure { flex: calc(99 * var(--ratio)) 1 calc(var(--ratio) * 250px); }
.rows img { aspect-ratio: var(--ratio); }
.rows::after { flex: 1e9 0 0; margin-inline-start: -20px; content: ""; }
`;

const lead =
  'Every contestant stands on this same page: a heading, this paragraph, the block, and a paragraph below it, which ' +
  'moves when the block does not keep its place. The paragraph is long enough to be the largest thing that the page ' +
  'paints where there are no pictures, and it needs nothing but the page itself and its stylesheet to be painted.';

/** A page around one block. */
export const page = ({ head = '', body }: PageParts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Benchmark</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
${head}
</head>
<body>
<h1>Tiles</h1>
<p>${lead}</p>
${body}
<p>${lead}</p>
</body>
</html>`;
