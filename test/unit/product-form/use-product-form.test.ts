// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { BlockHost } from '../../../src/core/block-host';
import { type ProductForm, useProductForm } from '../../../src/features/product-form/use-product-form';

vi.mock('../../../src/features/product-form/product-form-dialog', () => ({
  ProductFormDialog: ({ request }: { request: { title: string } }) => createElement('p', null, request.title),
  loadProductFormText: async () => (key: string) => key,
}));

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const formBlock = { tag: 'az-form', load: async () => undefined };

interface BlockProps {
  onRender: (form: ProductForm) => void;
}

const Block = ({ onRender }: BlockProps) => {
  const form = useProductForm({} as BlockHost, formBlock);
  onRender(form);
  return form.dialog;
};

/** Renders a block that uses the form. @returns the block's root, and the form of its first render */
const renderBlock = async (): Promise<{ root: HTMLElement; form: ProductForm }> => {
  const forms: ProductForm[] = [];
  const root = document.createElement('div');
  const block = createElement(Block, { onRender: (form) => void forms.push(form) });
  await act(async () => createRoot(root).render(block));
  return { root, form: forms[0] as ProductForm };
};

/** Opens the dialog. @returns the pending answers, in an object so that `await` does not wait for them */
const ask = async ({ root, form }: Awaited<ReturnType<typeof renderBlock>>, title: string) => {
  const answers = form.ask({ title, form: undefined, formId: '1' });
  await act(() => vi.dynamicImportSettled());
  expect(root.textContent).toBe(title);
  return { answers };
};

it('a reset while the dialog is open closes it and counts as cancelled', async () => {
  const block = await renderBlock();
  const { answers } = await ask(block, 'Plato');
  act(() => block.form.reset());
  expect(await answers).toBeUndefined();
  expect(block.root.textContent).toBe('');
});

it('a second question takes the place of an open one, which counts as cancelled', async () => {
  const block = await renderBlock();
  const { answers } = await ask(block, 'Plato');
  await ask(block, 'Taza');
  expect(await answers).toBeUndefined();
});
