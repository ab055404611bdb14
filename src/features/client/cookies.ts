/** Parses a `Set-Cookie` header: the cookie's name and value, and whether the server deletes the cookie. */
const readSetCookie = (line: string) => {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const equals = pair.indexOf('=');
  const attributeOf = (name: string): string | undefined =>
    attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const maxAge = attributeOf('max-age');
  const expires = attributeOf('expires');
  // `Max-Age` wins over `Expires`.
  const isDeleted = maxAge === undefined ? Date.parse(expires ?? '') < Date.now() : Number(maxAge) <= 0;
  return { name: pair.slice(0, equals), value: pair.slice(equals + 1), isDeleted };
};

/**
 * A `fetch` that keeps the cookies of one server, for programs outside a browser, whose own `fetch` keeps none. It ignores the
 * paths and domains of cookies: a program that needs them passes a `fetch` of its own.
 * @param cookies name -> value
 */
export const withCookies =
  (cookies: Map<string, string>) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '));
    const response = await fetch(url, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const { name, value, isDeleted } = readSetCookie(line);
      if (isDeleted) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
