/** What the owner of a saved shop has to give, on every part of it. */
export const shopNeeds =
  'Orders need a shop: an API (data-api on the script tag), or an address of your own, such as data-cart="mailto:shop@example.com".';
