import { messages as api } from '../../../api/messages/en';
import type { SignInMessages } from './es-419';

export const messages: SignInMessages = {
  ...api,
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  email: 'Email',
  password: 'Password',
  show: 'Show',
  showPassword: 'Show the password',
  hide: 'Hide',
  hidePassword: 'Hide the password',
  rememberMe: 'Keep me signed in',
  forgotPassword: 'Forgot your password?',
  signUp: 'Create an account',
  emailMissing: 'Enter your email.',
  emailMalformed: 'The email is not valid. Email addresses should follow the format {email}.',
  exampleEmail: 'name@example.com',
  passwordMissing: 'Enter the password.',
  wrongCredentials: 'Unauthorized request. Check the email and the password.',
  wrongPassword: 'Unauthorized request. Check the password.',
  tooManyAttempts: 'Too many attempts. Wait a moment and try again.',
};
