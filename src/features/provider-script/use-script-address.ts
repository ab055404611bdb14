import type { BlockHost } from '../../core/block-host';
import { safeUrl } from '../../core/util/safe-url';
import { useReport } from '../../hooks/use-report';

/**
 * The address of a provider's script: that of the block's setting `script`, else the provider's own.
 * @param ownScript undefined where the block knows none
 */
export const useScriptAddress = (
  host: BlockHost,
  script: string,
  ownScript: string | undefined,
): string | undefined => {
  const address = safeUrl(script);
  useReport(
    host,
    script && !address
      ? `script is ${JSON.stringify(script)}, expected the address of a script; left out.`
      : undefined,
  );
  return address ?? ownScript;
};
