import { describe, expect, it } from 'vitest';
import { isInvalidPart, validateInput, validateValues } from '../../../src/features/form/validate';
import { fieldFrom } from './fields';

const codeOf = (field: object, ...values: string[]) => validateValues(fieldFrom(field), values);

describe('client validation', () => {
  it('always accepts sections, page breaks and hidden fields', () => {
    for (const type of ['section', 'page-break', 'hidden'])
      expect(codeOf({ type, required: true }, '')).toBeUndefined();
  });

  it.each([
    [false, '', undefined],
    [true, '', 'required'],
    [false, 'ana', 'invalidEmail'],
    [true, 'ana@example.com', undefined],
  ])('of an e-mail, required: %j, with the text %j, is %j', (required, text, expected) => {
    expect(codeOf({ type: 'email', required }, text)).toBe(expected);
  });

  it.each([
    [{ maxLength: 5 }, '12345', undefined],
    [{ maxLength: 5 }, '123456', 'tooLong'],
    [{ maxLength: 5 }, '', undefined],
    [{ maxLength: 0 }, 'x'.repeat(1000), undefined],
    [{ maxLength: 5, required: true }, '', 'required'],
    [{ required: true }, '  \n ', 'required'],
  ])('of a textarea %j with the text %j is %j', (field, text, expected) => {
    expect(codeOf({ type: 'textarea', ...field }, text)).toBe(expected);
  });

  it.each([
    ['text', [''], 'required'],
    ['text', ['x'], undefined],
    ['radio', [], 'required'],
    ['radio', ['x'], undefined],
    ['checkbox', [], 'required'],
    ['checkbox', ['x'], undefined],
    ['consent', [], 'required'],
    ['file', [], 'required'],
    ['name', ['Ana', ''], 'required'],
    ['name', ['Ana', 'L'], undefined],
    ['date', ['1', '2', ''], 'required'],
    ['time', ['9', '30', '', 'AM'], undefined],
    ['time', ['', '30', '', 'AM'], 'required'],
    ['address', ['Street 1', '', 'Puebla', '', '', ''], undefined],
    ['address', ['', '', 'Puebla', '', '', ''], 'required'],
    ['phone', ['', '', ''], 'required'],
    ['phone', ['55', '', ''], undefined],
    ['likert', ['2', ''], 'required'],
    ['constructor', [''], 'required'],
  ])('of a required %s with %j is %j', (type, held, expected) => {
    expect(validateValues(fieldFrom({ type, required: true, options: ['a', 'b'] }), held)).toBe(expected);
  });

  it.each([
    [{ type: 'name' }, ['', 'Pérez'], [0]],
    [{ type: 'address' }, ['Street 1', '', '', '', '', ''], [2]],
    [{ type: 'time' }, ['', '30', '', 'AM'], [0]],
    [{ type: 'phone', showCountryCode: true }, ['+52', '', '', ''], [1, 2, 3]],
    // The server refuses what the form accepts.
    [{ type: 'name' }, ['Ana', 'Pérez'], [0, 1]],
    [{ type: 'name', required: false }, ['', 'Pérez'], [0, 1]],
  ])('of a required field %j with %j and an error finds the error in the parts %j', (data, values, parts) => {
    const field = fieldFrom({ required: true, ...data });
    expect([...values.keys()].filter((part) => isInvalidPart(field, values, part))).toEqual(parts);
  });

  it('of files counts their sizes together', () => {
    const field = fieldFrom({ type: 'file', multiple: true, maxSize: 5 });
    const codeOfFiles = (...sizes: number[]) => {
      const files = sizes.map((megabytes) => ({ name: 'plan.pdf', size: megabytes * 1_000_000 }) as File);
      return validateInput({ field, values: files.map(({ name }) => name), files, hasBadInput: false });
    };
    expect([codeOfFiles(3), codeOfFiles(2, 3), codeOfFiles(3, 3)]).toEqual([
      undefined,
      undefined,
      'tooLarge',
    ]);
  });

  it.each([
    ['', 'photo.heic', 'image/heic', true],
    ['.pdf', 'Plan.PDF', 'application/pdf', true],
    ['.pdf,.DOC', 'letter.doc', 'application/msword', true],
    ['.pdf', 'letter.doc', 'application/msword', false],
    ['image/*, .pdf', 'photo.jpg', 'image/jpeg', true],
    ['image/*, .pdf', 'film.mp4', 'video/mp4', false],
    ['application/pdf', 'plan.pdf', 'application/pdf', true],
    ['application/pdf', 'letter.doc', 'application/msword', false],
    // Windows has other names for these, and an author too.
    ['text/csv', 'prices.csv', 'application/vnd.ms-excel', true],
    ['image/jpg', 'photo.jpg', 'image/jpeg', true],
    ['image/jpg', 'photo.jpeg', 'image/jpeg', true],
    ['image/jpg', 'photo.png', 'image/png', false],
    ['audio/mp3', 'voice', 'audio/mpeg', true],
    ['audio/mpeg', 'voice.mp3', 'audio/mp3', true],
    // The browser does not know the type.
    ['image/*', 'photo.heic', '', true],
    ['.jpg', 'photo.heic', '', false],
    // No ending and no type.
    ['pdf', 'letter.doc', 'application/msword', true],
    ['*/*', 'letter.doc', 'application/msword', true],
    ['image/*, */*', 'letter.doc', 'application/msword', true],
  ])(
    'with the accepted files %j, the file %s of type %j is accepted: %j',
    (accept, name, type, isAccepted) => {
      const field = fieldFrom({ type: 'file', accept });
      const files = [{ name, type, size: 1 } as File];
      expect(validateInput({ field, values: [name], files, hasBadInput: false })).toBe(
        isAccepted ? undefined : 'wrongType',
      );
    },
  );

  it('does not accept a country code alone as a phone number', () => {
    const phone = { type: 'phone', required: true, showCountryCode: true };
    expect(codeOf(phone, '+52', '', '', '')).toBe('required');
    expect(codeOf(phone, '', '55', '', '')).toBeUndefined();
  });
});
