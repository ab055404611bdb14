import Script from 'next/script';
import { Cases } from '../../cases';
import { HydrationMark } from '../../hydration-mark';
import { OtherPage } from '../../other-page';
import { ServerBlocks } from '../../server-blocks';
import { Visit } from '../../visit';

const loader = '/dist/azulejo.js';

const pages = {
  cases: <Cases />,
  visit: (
    <Visit>
      <ServerBlocks />
    </Visit>
  ),
  other: <OtherPage />,
};

interface PageProps {
  params: Promise<{ page: keyof typeof pages; blocks: 'first' | 'later' }>;
}

export const generateStaticParams = () =>
  Object.keys(pages).flatMap((page) => ['first', 'later'].map((blocks) => ({ page, blocks })));

export default async function Page({ params }: PageProps) {
  const { page, blocks } = await params;
  return (
    <>
      {blocks === 'first' ? <script src={loader} async /> : <Script src={loader} />}
      {pages[page]}
      <HydrationMark />
    </>
  );
}
