import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/command/page/edits';
import { pageEdits } from '../../../src/command/page/page-edits';
import { isElement, openSavedDocument } from '../../../src/command/page/saved-document';
import { styleValues } from '../../../src/command/page/style-text';

/** Elements with their attributes, and texts, a line each. */
const outlineOf = (node: Node): string[] => {
  const lines: string[] = [];
  let text = '';
  const endText = (): void => {
    if (text) lines.push(JSON.stringify(text));
    text = '';
  };
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += child.textContent;
    if (!isElement(child)) continue;
    endText();
    const attributes = [...child.attributes].map(({ name, value }) =>
      name === 'style' ? JSON.stringify(styleValues(child)) : ` ${name}=${JSON.stringify(value)}`,
    );
    lines.push(child.localName + attributes.sort().join(''), ...outlineOf(child).map((line) => ` ${line}`));
  }
  endText();
  return lines;
};

/** Changes a page, writes it, and checks that a parser reads what the DOM had. */
const rewrite = (html: string, change: (document: Document) => void): string => {
  const page = openSavedDocument(html);
  change(page.document);
  const result = applyEdits(html, pageEdits(page));
  expect(outlineOf(openSavedDocument(result).document)).toEqual(outlineOf(page.document));
  return result;
};

const find = (document: Document, selector: string): Element => document.querySelector(selector) as Element;

/** Puts a block around an element, or around what is in it. */
const wrap = (element: Element, isAround: boolean): void => {
  const block = element.ownerDocument.createElement('az-box');
  element.before(block);
  if (isAround) block.append(element);
  else {
    block.append(...element.childNodes);
    element.remove();
  }
};

describe('a page that is written', () => {
  it.each([
    '',
    'nothing but text & more',
    '<!doctype html>\r\n<title>a</title>\r\n<p>one<p>two &amp; &copy; three\r\n',
    "<BODY BGCOLOR=red onload='a()'><IMG SRC=a.jpg ALT=b /><br/></BODY>\n</HTML>\n<!-- end -->",
    '<p class="a"class=b data-x=\'1\'>x</p><a href="a" b"c="d">e</a><h1"x>f</h1">',
    '<table><b>out<tr><td>in</table><p>a<b>b<p>c</b>d',
    '<pre>\n\nline</pre><script>if (a < b) "</p>"</script><template><p>t</template><noscript><img src=a></noscript>',
    '<svg viewBox="0 0 1 1"><use xlink:href="#a"/></svg><math><mi>x</mi></math>',
  ])('stays as it is where nothing changes: %s', (html) => {
    expect(rewrite(html, () => {})).toBe(html);
  });

  it('changes single attributes, and keeps the others in their own spelling', () => {
    const html = `<IMG  CLASS='a  b' Alt=x\n  data-a="1" data-b = '&quot;' hidden><hr/>`;
    const result = rewrite(html, (document) => {
      const image = find(document, 'img');
      image.setAttribute('alt', 'say "x" & \'y\'');
      image.removeAttribute('data-a');
      image.setAttribute('src', 'a.jpg?b&c');
      find(document, 'hr').setAttribute('data-x', '{"a":1}');
    });
    expect(result).toBe(
      `<IMG  CLASS='a  b' alt="say &quot;x&quot; &amp; 'y'" data-b = '&quot;' hidden src="a.jpg?b&amp;c"><hr data-x='{"a":1}'/>`,
    );
  });

  it.each([
    ['<img src=a.jpg data-x= >', '<img src=a.jpg alt="b" >'],
    ['<img data-x=>', '<img alt="b">'],
    ['<img src=a.jpg alt = >', '<img src=a.jpg alt="b" >'],
    ['<img data-y=1 data-x="" >', '<img data-y=1 alt="b" >'],
  ])('changes an attribute without a value behind its sign: %s', (html, expected) => {
    const result = rewrite(html, (document) => {
      const image = find(document, 'img');
      image.removeAttribute('data-x');
      image.setAttribute('alt', 'b');
    });
    expect(result).toBe(expected);
  });

  it('changes single properties of a style, and keeps what the DOM does not know', () => {
    const html = `<p style="unknown:1;background:url('a;b.jpg');opacity:0;Color:red">x</p>`;
    const result = rewrite(html, (document) => {
      const { style } = find(document, 'p') as HTMLElement;
      style.removeProperty('opacity');
      style.color = 'blue';
    });
    expect(result).toBe(`<p style="unknown:1;background:url('a;b.jpg'); color: blue">x</p>`);
  });

  it('moves elements as the file has them, and ends tags that were left out', () => {
    const html = '<div><p>before<ul class=x><li>One &amp;<li>Two</ul>\r\n  after</div>';
    const result = rewrite(html, (document) => {
      const list = find(document, 'ul');
      const block = document.createElement('az-box');
      list.before(block);
      block.append(...list.children);
      list.remove();
    });
    expect(result).toBe('<div><p>before</p><az-box><li>One &amp;</li><li>Two</li></az-box>\r\n  after</div>');
  });

  it('keeps a line break at the beginning of moved <pre>, and the contents of templates and scripts', () => {
    const html = '<div><pre>\n\nx</pre><template><p>t</template><script>a < b</script></div><i>y</i>';
    rewrite(html, (document) => {
      find(document, 'pre').setAttribute('class', 'moved');
      wrap(find(document, 'div'), false);
    });
  });

  it('changes nothing else than the start tag of an element whose end is far away', () => {
    const html = `<div>${'<p>x</p>'.repeat(1000)}</div>`;
    const page = openSavedDocument(html);
    find(page.document, 'div').classList.add('a');
    expect(pageEdits(page)).toEqual([{ start: 4, end: 4, text: ' class="a"' }]);
  });

  const parts = (
    '<p class=x> </p> <table> <tr> <td class=x> </table> text \r\n <div class=x> </div> <li class=x> <ul> </ul> <br class=x> ' +
    '<!--c--> <button class=x> </button> <svg><g/></svg> </body> <h1 class=x>'
  ).split(' ');
  /** Without their end tags, they would be open around a block, too, but not around a `<div>`. */
  const formatting = '<b class=x> </b> <i> </i> <a class=x> </a>'.split(' ');

  it.each([
    [
      'changed attributes',
      [...parts, ...formatting],
      (element: Element) => element.setAttribute('title', 'y'),
    ],
    ['a block around it', parts, (element: Element) => wrap(element, true)],
    ['a block in its place', parts, (element: Element) => wrap(element, false)],
  ] as const)(
    'keeps its meaning with %s, however the tags of the file are out of order',
    (_, words, change) => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...words), { maxLength: 25 }), (list) => {
          rewrite(list.join(''), () => {});
          rewrite(list.join(''), (document) => {
            const isMoved = words === parts;
            for (const element of document.querySelectorAll(isMoved ? 'div.x:not(p *, table *, h1 *)' : '.x'))
              change(element);
          });
        }),
        { numRuns: 100 },
      );
    },
  );
});
