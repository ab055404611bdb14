/** Whether a cookie says that the server has a cart of this visitor (contract 5, "Commerce"). */
export const hasCookie = (): boolean => /(^| )(hasCart=true|CART=[^;])/.test(document.cookie);
