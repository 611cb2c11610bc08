export { earnIntegral } from './earnIntegral.ts';
export { freeHeldIntegral, holdIntegral, spendHeldIntegral } from './holdIntegral.ts';
export { putIntegralRight } from './putIntegralRight.ts';
