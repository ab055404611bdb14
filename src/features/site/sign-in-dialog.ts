/** Shows the sign-in form in a dialog. */
export const showSignIn = async (): Promise<boolean> => false;
