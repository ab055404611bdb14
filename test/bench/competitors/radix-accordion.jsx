// Radix in React, with as many accordions as the page asks for.
import * as Accordion from '@radix-ui/react-accordion';
import { createRoot } from 'react-dom/client';
import { sectionsOf } from '../pages/sections';

const root = document.getElementById('root');
const sections = sectionsOf(Number(root.dataset.sections));

const Section = ({ id, title, text }) => (
  <Accordion.Item value={id} className="section">
    <Accordion.Header className="header">
      <Accordion.Trigger className="trigger">{title}</Accordion.Trigger>
    </Accordion.Header>
    <Accordion.Content>
      <p id={id}>{text}</p>
    </Accordion.Content>
  </Accordion.Item>
);

const accordions = Array.from({ length: Number(root.dataset.accordions) }, (_, index) => index);

createRoot(root).render(
  accordions.map((key) => (
    <Accordion.Root type="single" collapsible key={key}>
      {sections.map((section) => (
        <Section {...section} key={section.id} />
      ))}
    </Accordion.Root>
  )),
);
