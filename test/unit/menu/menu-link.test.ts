import { describe, expect, it } from 'vitest';
import { findMenu } from '../../../elements/menu/menu-link';
import { nameInHash } from '../../../src/core/util/hash-link';

describe('a hash', () => {
  it.each([
    ['#menus/0', 0],
    ['#/menus/1', 1],
    ['#menus%2F1/', 1],
    ['#menus/3', -1],
    ['#menus/x', -1],
    ['#bebidas-frias', 1],
    ['#Bebidas%20fr%C3%ADas', 1],
    ['#bebidas', -1],
    ['#100%', -1],
    ['#', -1],
    ['', -1],
  ])('%j names the menu %j', (hash, index) => {
    expect(findMenu(nameInHash(hash), ['Comida', 'Bebidas frías', ''])).toBe(index);
  });
});
