import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  title: 'Review your purchase',
  order: 'Order {number}',
  stars: '{value} of 5 stars',
  average: 'Average: {value} of 5 stars. Reviews: {count}',
  rating: 'Your rating',
  required: '(required)',
  noStars: 'Select a star rating',
  text: 'Your review',
  remaining: 'Characters left: {count}',
  tooLong: 'You have exceeded the character limit.',
  name: 'Your name',
  send: 'Send review',
  sending: 'Sending...',
  thanks: 'Thank you for your review!',
  reviewed: 'You have already reviewed this purchase.',
  expired: 'Your review request has expired',
  retry: 'Try sending your review again.',
  offline: 'Could not connect... Try again',
  again: 'Try again',
};
