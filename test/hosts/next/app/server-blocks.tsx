import { Accordion, Cart, CartIndicator, Form, Gallery } from 'azulejo/react';
import { firstPictures, questions, settings } from '../../shared/content';
import { Figure } from './figure';

/** A server component: its code does not go to the browser. */
export const ServerBlocks = () => (
  <>
    <Gallery id="slideshow" design="slideshow" loading="eager">
      {firstPictures.map((picture) => (
        <Figure key={picture.src} {...picture} />
      ))}
    </Gallery>
    <Accordion id="accordion" loading="eager">
      {questions.map(({ title, description }) => (
        <details key={title}>
          <summary>{title}</summary>
          <p>{description}</p>
        </details>
      ))}
    </Accordion>
    <Form id="form" loading="eager" data={settings.form}>
      <a href="mailto:hello@example.com">Write to us</a>
    </Form>
    <CartIndicator id="indicator" loading="eager">
      <a href="/cart">Cart</a>
    </CartIndicator>
    <Cart id="cart" loading="eager" />
  </>
);
