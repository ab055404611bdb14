import { websiteRoles } from '../../../src/features/enums/website-roles';

export interface Person {
  id: string;
  email: string;
  displayName: string;
  /** Numbers of website roles. A member of the site has none. */
  roles: number[];
}

/** The passwords are no secret: the page /sitio/ shows them. */
type DemoPerson = Person & { password: string };

export const owner: DemoPerson = {
  id: '65a0000000000000000000a1',
  email: 'ana@taller.example',
  password: 'barro-y-fuego',
  displayName: 'Ana Robles',
  roles: [websiteRoles.admin],
};

export const editor: DemoPerson = {
  id: '65a0000000000000000000a2',
  email: 'emilio@taller.example',
  password: 'letras-de-molde',
  displayName: 'Emilio Paz',
  roles: [websiteRoles.editor],
};

export const viewer: DemoPerson = {
  id: '65a0000000000000000000a3',
  email: 'vera@taller.example',
  password: 'solo-mirar',
  displayName: 'Vera Luna',
  roles: [websiteRoles.viewer],
};

/** A member of the site. */
export const member: DemoPerson = {
  id: '65a0000000000000000000a4',
  email: 'marta@example.com',
  password: 'azul-cobalto',
  displayName: 'Marta Ríos',
  roles: [],
};

/** The people who can sign in on the demo. */
export const people = [owner, editor, viewer, member];

/** The password of the site's locked page. */
export const pagePassword = 'horno-1240';
