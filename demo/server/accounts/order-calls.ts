import { Hono } from 'hono';
import { websiteRoles } from '../../../src/features/enums/website-roles';
import type { Accounts } from './accounts';
import { sessionOf } from './session-cookie';
import { textsFor } from './texts';

/** The orders, for those who are signed in. A viewer may not read them. */
export function createOrderCalls(accounts: Accounts): Hono {
  const calls = new Hono();
  calls.get('/sitio/pedidos', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const session = await sessionOf(c, accounts);
    const texts = textsFor(c.req);
    if (!session) return c.json({ loginRequired: true, error: texts.ordersNeedSession }, 401);
    if (session.person.roles.includes(websiteRoles.viewer))
      return c.json({ authorizationFail: true, error: texts.ordersRefused }, 403);
    const orders = [
      { id: '1042', date: '2026-11-03', title: texts.waves, status: texts.inKiln },
      { id: '1037', date: '2026-10-21', title: texts.stars, status: texts.shipped },
    ];
    return c.json({ data: { orders } });
  });
  return calls;
}
