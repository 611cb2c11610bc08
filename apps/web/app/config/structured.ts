interface Step {
  readonly label: string;
  /** A path of this site. */
  readonly to: string;
}

/** The way to a page, in the vocabulary of schema.org. */
export function structuredBreadcrumbs(steps: readonly Step[], origin: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, order) => ({
      '@type': 'ListItem',
      position: order + 1,
      name: label,
      item: origin + to,
    })),
  };
}

interface Question {
  readonly question: string;
  /** What a reader reads of the answer, without HTML. */
  readonly answer: string;
}

/** Questions with their answers. */
export function structuredQuestions(questions: readonly Question[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
