import { executeServerCommand } from '@web/test-runner-commands';
import { engine, supports } from './engine';
import type { Ability, Measures, Media, SafeAreaInsets, TabCommands, Viewport } from './tab-commands';
import { painted } from './wait-for';

type Name = keyof TabCommands;
type Payload<Command extends Name> = Parameters<NonNullable<TabCommands[Command]>>[0];
type Result<Command extends Name> = Awaited<ReturnType<NonNullable<TabCommands[Command]>>>;

/** Runs a command of the browser in the tab of this suite. Coordinates are the tab's, not a page's. */
export async function runCommand<Command extends Name>(
  command: Command,
  payload: Payload<Command>,
): Promise<Result<Command>> {
  return executeServerCommand<Result<Command>, Payload<Command>>(`tab:${command}`, payload);
}

/** Emulates media features for all pages of this suite; an empty object ends it. */
export async function emulateMedia(media: Media): Promise<void> {
  await runOptionalCommand('emulateMedia', media);
  // Firefox passes a colour scheme on to frames when it lays them out.
  await painted(window);
}

/** Cuts the network off or brings it back. */
export async function offline(isOffline: boolean): Promise<void> {
  await runOptionalCommand('offline', isOffline);
}

/**
 * Answers requests to other sites, so that no suite needs the network: by host, the HTML of all its pages. Other hosts
 * answer with 404.
 */
export async function outside(pages: Record<string, string>): Promise<void> {
  await runOptionalCommand('outside', pages);
}

/** The addresses on other sites that pages of this suite have requested since `outside`. */
export function askedOutside(): Promise<string[]> {
  requireAbility('outside');
  return runCommand('askedOutside', undefined);
}

/** Emulates `env(safe-area-inset-…)` for all pages of this suite; an empty object ends it. */
export async function setSafeArea(insets: Partial<SafeAreaInsets>): Promise<void> {
  await runOptionalCommand('setSafeArea', insets);
}

/** The whole tab's size and pixel density; for the size of a page use `page.resize()`. */
export async function setViewport(viewport: Viewport): Promise<void> {
  await runOptionalCommand('setViewport', viewport);
}

export function measure(): Promise<Measures> {
  return runOptionalCommand('measure', undefined);
}

/** Saves a screenshot of the tab in `.cache/screenshots` and returns its path. */
export function screenshot(name: string): Promise<string> {
  return runCommand('screenshot', name);
}

/** As `runCommand`, for abilities that not every engine has. */
async function runOptionalCommand<Command extends Name & Ability>(
  command: Command,
  payload: Payload<Command>,
): Promise<Result<Command>> {
  requireAbility(command);
  return runCommand(command, payload);
}

export function requireAbility(ability: Ability): void {
  if (supports(ability)) return;
  throw new Error(
    `${ability} is not supported in ${engine}. Ask \`supports('${ability}')\` before the test is defined.`,
  );
}
