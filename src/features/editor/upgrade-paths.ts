/** Paths of the configuration area where an owner gets more: of the whole account, and of one website's plan. */
export const upgradePaths = {
  upgrade: '/settings/billing/billing/upgrade',
  changePlan: '/settings/billing/billing/website/change-plan',
} as const;
