import { icons, type ServiceIcon } from 'azulejo:icons';
import { importWithRetry } from '../../core/lazy-import';
import { findService } from './find-service';

/** A service, with its icon. */
export interface ServiceWithIcon extends ServiceIcon {
  /** A key of the table in services.ts. */
  service: string;
}

/**
 * The icon of the service that a link leads to; undefined for an unknown one.
 * @throws if the icon's file cannot be loaded
 */
export const loadServiceIcon = async (link: {
  service: string;
  url: string;
}): Promise<ServiceWithIcon | undefined> => {
  const service = findService(link);
  const load = service && icons[service];
  return load ? { service, ...(await importWithRetry(load)) } : undefined;
};
