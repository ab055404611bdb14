'use client';

export { Cases } from '../../react-19/cases';
