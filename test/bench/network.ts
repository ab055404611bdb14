import type { CDPSession } from 'puppeteer-core';

export const networks = ['fast', 'slow'] as const;
export type Network = (typeof networks)[number];

export const networkNames: Record<Network, string> = {
  fast: 'this machine, unthrottled',
  slow: '1.6 Mbit/s, 150 ms, CPU / 4',
};

const slowBytesPerSecond = 1_600_000 / 8;
const slowLatencyMs = 150;
const slowCpuFactor = 4;

/** Gives the tab a slow network and a slow processor. Without this call, the network is fast. */
export const slowDown = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowLatencyMs,
    downloadThroughput: slowBytesPerSecond,
    uploadThroughput: slowBytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowCpuFactor });
};
