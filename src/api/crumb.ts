import Cookies from 'js-cookie';

/** The token that shows the server that a call comes from a page of its own. */
export const crumb = (): string | undefined => Cookies.get('crumb');

export const setCrumb = (value: string): unknown => Cookies.set('crumb', value, { sameSite: 'Lax' });
