/** Made by the build from the list of services (src/build/plugins/icons.ts). */
declare module 'azulejo:icons' {
  interface ServiceIcon {
    /** The service's own name; "" for an icon whose name is a message. */
    title: string;
    /** Shape in 24 by 24 px. */
    path: string;
  }

  /** Service -> a function that imports its icon's file. */
  export const icons: Record<string, () => Promise<ServiceIcon>>;
}
