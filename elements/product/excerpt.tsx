import { Html, htmlReady } from '../../src/ui/html';

/** The description, when it can be shown at once: some browsers load what cleans HTML. */
export const prepared = async (html: string) => {
  await htmlReady([html]);
  return <Html part="excerpt" html={html} />;
};
