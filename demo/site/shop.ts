/** The page of a product, `?p=ID`: the shop's server knows it. Without that, it is what the page says. */
export async function setUpProduct(element: HTMLElement): Promise<void> {
  const id = new URLSearchParams(location.search).get('p');
  if (!id) return;
  element.style.visibility = 'hidden';
  try {
    const response = await fetch(`/api/commerce/products/${encodeURIComponent(id)}`);
    if (!response.ok) return;
    const product = await response.json();
    Object.assign(element, { data: product });
    document.title = `${product.title} · Azulejo`;
  } finally {
    element.style.visibility = '';
  }
}
