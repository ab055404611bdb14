import { readGlobal, writeGlobal } from '../../../../core/util/page-globals';
import type { SendSignal } from './signal';

type Command = 'holdConsent' | 'grantConsent' | 'revokeConsent';

/** An array of commands until TikTok's script replaces it; the pixel's own snippet gives the array methods. */
type Ttq = [Command][] & { [Name in Command]?: () => void };

const commandOf = (hasChoice: boolean, isAllowed: boolean): Command => {
  if (!hasChoice) return 'holdConsent';
  return isAllowed ? 'grantConsent' : 'revokeConsent';
};

/**
 * Sends consent to TikTok's pixel, which holds its events back until the visitor has chosen.
 * https://business-api.tiktok.com/portal/docs?id=1739585600931842
 */
export const sendSignal: SendSignal = ({ hasChoice, categories }) => {
  const ttq = readGlobal<Ttq>('ttq') ?? [];
  writeGlobal('ttq', ttq);
  const command = commandOf(hasChoice, categories.marketing);
  if (ttq[command]) ttq[command]();
  else ttq.push([command]);
};
