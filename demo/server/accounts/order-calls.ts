import { Hono } from 'hono';
import { websiteRoles } from '../../../src/features/enums/website-roles';
import type { Accounts } from './accounts';
import { sessionOf } from './session-cookie';
import { textsFor } from './texts';

const orders = [
  { id: '1042', date: '2026-11-03', title: '24 azulejos «Ola», 15 × 15 cm', status: 'En el horno' },
  { id: '1037', date: '2026-10-21', title: '6 azulejos «Estrella», 20 × 20 cm', status: 'Enviado' },
];

/** The orders, for those who are signed in. A viewer may not read them. */
export function createOrderCalls(accounts: Accounts): Hono {
  const calls = new Hono();
  calls.get('/sitio/pedidos', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const session = await sessionOf(c, accounts);
    if (!session) return c.json({ loginRequired: true, error: textsFor(c.req).ordersNeedSession }, 401);
    if (session.person.roles.includes(websiteRoles.viewer))
      return c.json({ authorizationFail: true, error: textsFor(c.req).ordersRefused }, 403);
    return c.json({ data: { orders } });
  });
  return calls;
}
