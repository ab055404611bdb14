import { Component, type ReactNode } from 'react';
import type { BlockHost } from '../../../src/block/host';
import { adopt, sheetOf } from '../../../src/block/styles';
import type { Text } from '../../../src/i18n/translated';
import type { messages } from '../messages/es-419';
import type { Choice } from '../offers';
import styles from './select.css';

interface SelectProps {
  choice: Choice;
  host: BlockHost;
  choose(name: string, value: string): void;
  text: Text<typeof messages>;
}

/** An option with more values than buttons are looked through for. */
export class Select extends Component<SelectProps> {
  override componentDidMount(): void {
    const { shadowRoot } = this.props.host;
    if (shadowRoot) adopt(shadowRoot, sheetOf(styles));
  }

  override render(): ReactNode {
    const { choice, choose, text } = this.props;
    const { name, value = '', values } = choice;
    return (
      <label part="option">
        <span>{name}</span>
        <select
          part="select"
          name={name}
          value={value}
          onChange={({ currentTarget }) => choose(name, currentTarget.value)}
        >
          <option value="">{text('choose', { name })}</option>
          {values.map(({ value, isOffered, isSoldOut }) => (
            <option key={value} value={value} disabled={!isOffered}>
              {isOffered && isSoldOut ? `${value} (${text('soldOut')})` : value}
            </option>
          ))}
        </select>
      </label>
    );
  }
}
