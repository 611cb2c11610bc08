/** 得 50 积分, 得粗陶马克杯: Latin letters and digits stand apart from Chinese. */
export function gained(prizeName: string): string {
  return /^[0-9A-Za-z]/.test(prizeName) ? `得 ${prizeName}` : `得${prizeName}`;
}
