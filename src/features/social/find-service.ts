import { otherNames, services } from './services';

/** `google.* g.page` -> a pattern for these hosts and their subdomains. The text to match has a dot before the host. */
const patternOf = (hosts: string): RegExp =>
  new RegExp(
    `\\.(${hosts.trim().replaceAll('.', '\\.').replaceAll('*', '[a-z.]+').replaceAll(' ', '|')})(/|$)`,
  );

let patterns: [string, RegExp][] | undefined;

const serviceNamed = (name: string): string | undefined => {
  const key = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return [otherNames[key] ?? '', key].find((one) => Object.hasOwn(services, one));
};

/** The service that a link leads to; undefined for any other site. */
const serviceAt = (address: string): string | undefined => {
  const { protocol, hostname, pathname, search } = new URL(address, document.baseURI);
  if (protocol === 'mailto:') return 'mail';
  if (/^(tel|sms):/.test(protocol)) return 'phone';
  patterns ??= Object.entries(services).map(([name, hosts]) => [name, patternOf(`${name}.com ${hosts}`)]);
  const place = `.${hostname}${pathname}`;
  const known = patterns.find(([, pattern]) => pattern.test(place))?.[0];
  return known ?? (/[/=](atom|feed|rss)(\/|\.xml|&|$)/.test(pathname + search) ? 'rss' : undefined);
};

/**
 * The service of a link, by its name, else by its address.
 * @param link.service in any spelling: "You Tube", "YOUTUBE", "Twitter"
 */
export const findService = ({ service, url }: { service: string; url: string }): string | undefined =>
  serviceNamed(service) ?? serviceAt(url);
