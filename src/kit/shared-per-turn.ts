/**
 * A question that is asked several times within one turn of the event loop is looked up once, for all who asked: a
 * partner's server sends many requests at once, all with the same key. The look-up is made after the last of them has
 * asked, so nobody is told something older than their question.
 */
export function sharedPerTurn<Question, Answer>(
  look: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const asked = new Map<Question, Promise<Answer>>();
  return (question) => {
    let answer = asked.get(question);
    if (!answer) {
      answer = new Promise((resolve) => {
        setImmediate(() => {
          asked.delete(question);
          resolve(look(question));
        });
      });
      asked.set(question, answer);
    }
    return answer;
  };
}
