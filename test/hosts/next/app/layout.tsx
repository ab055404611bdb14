import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'next', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <link rel="stylesheet" href="/dist/azulejo.css" />
      </head>
      <body>{children}</body>
    </html>
  );
}
