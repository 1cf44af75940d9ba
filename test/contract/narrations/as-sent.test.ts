import { beforeAll, describe, expect, test } from 'vitest';
import { expectResource } from '../../support/answers.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { MAPLETON } from '../../support/service/service.ts';
import { hears, wav } from '../../support/service/stages.ts';

/** Numbers that would come back as others if they ever became one of JavaScript's. */
const NUMBERS = [
  '9007199254740993',
  '12345678901234567890',
  '-0',
  '1.10',
  '0.1000000000000000055511151231257827',
  '1E2',
  '1e-400',
];
const PAYLOAD = `{"n":[${NUMBERS}],"deep":{"id":9007199254740993},"text":"9007199254740993 , \\" ü 🚒"}`;
/** The same with blanks between, which say nothing and may be dropped. */
const SPACED = PAYLOAD.replaceAll(':', ' : ').replaceAll(',"', ' ,\n\t"').replace('"n" : [', '"n" : [ ');

describe('section 2: what partners send to be stored comes back digit for digit', () => {
  onEachDatabase(
    () => ({ recogniser: hears('Engine 41 on scene.') }),
    (service) => {
      let credential: string;
      beforeAll(async () => {
        credential = await service().key();
      });
      const narrate = (fields: string) =>
        service().call('POST', '/narrations', {
          credential,
          body: `{"department":"${MAPLETON.neris_id}",${fields}}`,
        });
      const read = async (id: string) => {
        const answer = await service().call('GET', `/narrations/${id}`, { credential });
        expectResource(answer, 200, 'Narration');
        return answer.text;
      };

      test.each([
        ['text, metadata last', `"transcript":"metadata","metadata":${PAYLOAD}`],
        ['text, metadata first', `"metadata":${PAYLOAD},"transcript":"{\\"metadata\\":7}"`],
        ['text, with blanks', `"metadata" : ${SPACED} , "transcript":"x"`],
        ['audio', `"metadata":${PAYLOAD},"audio":{"data":"${wav().toString('base64')}","mime":"audio/wav"}`],
      ])('metadata, in the answer and when it is read again (%s)', async (_, fields) => {
        const answer = await narrate(fields);
        expectResource(answer, 200, 'Narration');
        expect(answer.text).toContain(`"metadata":${PAYLOAD},`);
        expect(await read(answer.json.id)).toBe(answer.text);
      });

      test.each([PAYLOAD, SPACED])('the payload of an outcome (%#)', async (neris) => {
        const { id } = (await narrate('"transcript":"x"')).json;
        const body = `{"unknown":{"neris":1},"neris":${neris},"review_seconds":95.50,"accepted":true,"notes":"a\\u0062c"}`;
        const answer = await service().call('POST', `/narrations/${id}/outcome`, { credential, body });
        expectResource(answer, 200, 'OutcomeReceipt');
        const outcome = `{"accepted":true,"neris":${PAYLOAD},"review_seconds":95.50,"notes":"abc"}`;
        expect(await read(id)).toContain(`"outcome":${outcome},`);
      });
    },
  );
});
