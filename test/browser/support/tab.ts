import { executeServerCommand } from '@web/test-runner-commands';
import { engine, supports } from './engine';
import type { Ability, Measures, Media, TabCommands, Viewport } from './tab-commands';
import { painted } from './wait-for';

type Name = keyof TabCommands;
type Payload<Command extends Name> = Parameters<NonNullable<TabCommands[Command]>>[0];
type Result<Command extends Name> = Awaited<ReturnType<NonNullable<TabCommands[Command]>>>;

/** Has the real browser do something in the tab of this suite. Coordinates are the tab's, not a page's. */
export async function tell<Command extends Name>(
  command: Command,
  payload: Payload<Command>,
): Promise<Result<Command>> {
  return executeServerCommand<Result<Command>, Payload<Command>>(`tab:${command}`, payload);
}

/** Emulates media features for all pages of this suite; an empty object ends it. */
export async function emulateMedia(media: Media): Promise<void> {
  await demand('emulateMedia', media);
  // Firefox passes a colour scheme on to frames when it lays them out.
  await painted(window);
}

/** Cuts the network off or brings it back. */
export async function offline(isOffline: boolean): Promise<void> {
  await demand('offline', isOffline);
}

/**
 * Answers for other sites, so that no suite needs the network: by host, the HTML of any page of it. What other hosts
 * are asked for is not found.
 */
export async function outside(pages: Record<string, string>): Promise<void> {
  await demand('outside', pages);
}

/** The addresses that pages of this suite have asked other sites for, since `outside`. */
export function askedOutside(): Promise<string[]> {
  requireAbility('outside');
  return tell('askedOutside', undefined);
}

/** The whole tab's size and pixel density; for the size of a page use `page.resize()`. */
export async function setViewport(viewport: Viewport): Promise<void> {
  await demand('setViewport', viewport);
}

export function measure(): Promise<Measures> {
  return demand('measure', undefined);
}

/** Saves a picture of the tab in `.cache/screenshots`, to see what a failing suite sees; gives its path. */
export function screenshot(name: string): Promise<string> {
  return tell('screenshot', name);
}

/** As `tell`, for what not every engine can do. */
async function demand<Command extends Name & Ability>(
  command: Command,
  payload: Payload<Command>,
): Promise<Result<Command>> {
  requireAbility(command);
  return tell(command, payload);
}

export function requireAbility(ability: Ability): void {
  if (supports(ability)) return;
  throw new Error(
    `${ability} is not supported in ${engine}. Ask \`supports('${ability}')\` before the test is defined.`,
  );
}
