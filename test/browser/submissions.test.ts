import { getSubmissionKey, submitForm } from '../../src/features/api/calls/forms';
import { requestCall } from '../../src/features/api/request-call';
import { axeViolations } from './support/axe';
import { openPage } from './support/page';
import { fault, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const submit = async (formId: string, form: Record<string, unknown>) => {
  const answer = await requestCall(getSubmissionKey());
  if (!answer.ok) throw new Error(`No key: ${answer.status}`);
  const saved = await requestCall(
    submitForm({
      key: answer.data.key,
      formId,
      form,
      isOverlayForm: false,
      submitButtonText: 'Send',
    }),
  );
  expect(saved.ok).to.equal(true);
};

beforeEach(resetSite);

describe('the page of form submissions', () => {
  it('lists the submissions, newest first', async () => {
    await submit('first', { mail: 'ana@example.com' });
    await submit('second', {
      name: ['Ana', 'Ruiz'],
      often: { 'Again?': '2', 'Friends?': '-1' },
      plan: [{ name: 'plan.pdf', type: 'application/pdf', size: 2048, content: 'AAAA' }],
      note: '',
      html: '<img src=x onerror=alert(1)>',
    });
    const page = await openPage({ url: '/submissions' });
    const [latest, earlier] = await page.waitFor(
      () => page.$$('.submission').length > 1 && page.$$('.submission'),
    );
    const text = page.text(latest);
    for (const part of ['Ana, Ruiz', 'Again?: 2', 'plan.pdf (2 KB)', 'note NC', '<img src=x'])
      expect(text).to.include(part);
    expect(latest?.querySelector('img')).to.equal(null);
    expect(page.text(earlier)).to.include('mail ana@example.com');
    expect(await axeViolations(page)).to.deep.equal([]);
  });

  it('is linked from the first page', async () => {
    const page = await openPage({ url: '/' });
    expect(page.byRole('link', { name: 'Form submissions' }).getAttribute('href')).to.equal(
      'submissions.html',
    );
  });
});

describe('a list of submissions on another page', () => {
  const html = `<p id="form"></p><div data-submissions="own"></div>
    <script type="module" src="/dist/demo/site.js"></script>`;

  it('shows the submissions of one form, refreshed when the form succeeds', async () => {
    await submit('other', { a: 'x' });
    const page = await openPage({ script: null, html });
    await page.waitFor(() => page.text().includes('Nothing has been sent yet.'));
    await submit('own', { a: 'glaze' });
    page.$('#form').dispatchEvent(new CustomEvent('az-success', { bubbles: true }));
    await page.waitFor(() => page.text(page.byRole('list')).includes('glaze'));
    expect(page.byRole('status').textContent).to.equal('1 submission');
    expect(page.text()).not.to.include('other');
  });

  it('shows a message if the server does not answer', async () => {
    await fault({ path: '/_submissions', drop: true });
    const page = await openPage({ script: null, html });
    await page.waitFor(() => page.text().includes('The demo server does not answer.'));
  });
});
