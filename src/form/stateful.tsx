import { Component, type ComponentType } from 'react';
import { type FormState, idle } from './form-state';
import { couldNotRender } from './prepare';

export interface Stateful {
  state: FormState;
  change: (state: Partial<FormState>) => void;
}

/**
 * Gives a view the state of a form, in a class: hooks for state would make every page's runtime larger (256 bytes in
 * dist/lite). It says of what goes wrong within that it is the form that could not be rendered (storefront 8).
 */
export const stateful = <P extends object>(View: ComponentType<P & Stateful>) =>
  class extends Component<P, FormState> {
    override state: FormState = idle;

    change = (next: Partial<FormState>): void => this.setState(next as FormState);

    override componentDidCatch(error: unknown): void {
      // The block's own boundary takes it from here.
      throw couldNotRender(error);
    }

    override render() {
      return <View {...this.props} state={this.state} change={this.change} />;
    }
  };
