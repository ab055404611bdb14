/** The orders of whoever is signed in. The visitor signs in first where the server asks for it. */
const list = document.getElementById('pedidos');

const fetchOrders = () =>
  fetch('/api/sitio/pedidos', { headers: { 'Accept-Language': document.documentElement.lang } });

const show = (orders) => {
  list.replaceChildren(
    ...orders.map(({ id, date, title, status }) => {
      const item = document.createElement('li');
      item.textContent = `${id} · ${date} · ${title}: ${status}`;
      return item;
    }),
  );
};

document.getElementById('ver-pedidos').addEventListener('click', async () => {
  let response = await fetchOrders();
  if (response.status === 401 && (await Azulejo.site.requireLogin())) response = await fetchOrders();
  const { data, error } = await response.json();
  if (response.ok) show(data.orders);
  else if (response.status === 403) {
    // Not `Azulejo.showError`: the visitor may press before the first block of the page has loaded.
    const { showError } = await import('../dist/overlays.js');
    showError({ message: error });
  }
});
