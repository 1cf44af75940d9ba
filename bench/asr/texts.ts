/** What the voices say. Numbers are written as they are spoken. */
export interface Said {
  id: string;
  /**
   * Fire narrations to tune by, others kept apart to judge by; everyday speech to tune by, ordinary speech to judge by,
   * neither of which may get worse.
   */
  kind: 'tuning' | 'judging' | 'everyday' | 'ordinary';
  /** The department's own town, where the text names it. */
  town?: string;
  text: string;
}

export const TEXTS: Said[] = [
  {
    id: 'dwelling',
    kind: 'tuning',
    text: 'Engine twelve and ladder four responded to a two story wood frame dwelling at two fourteen Maple Street with smoke showing from the Charlie side. We stretched an inch and three quarter attack line to the front door. Ladder four forced entry and began the primary search. Primary search was all clear. The fire was knocked down at fourteen thirty two and salvage and overhaul were started.',
  },
  {
    id: 'mutual-aid',
    kind: 'tuning',
    town: 'Chillicothe',
    text: 'Tanker six responded mutual aid to Chillicothe for a barn fire. We set up a drop tank and shuttled water from the dry hydrant. Brush two handled exposures on the Delta side. Squad one checked for extension with the thermal imaging camera.',
  },
  {
    id: 'cardiac',
    kind: 'tuning',
    text: 'Medic three was dispatched for a cardiac arrest. Bystander CPR was in progress. The crew attached the AED and one shock was delivered. We placed an I gel airway and established an intraosseous line. Epinephrine was given every four minutes and we had return of spontaneous circulation at oh six fifteen.',
  },
  {
    id: 'hazmat',
    kind: 'tuning',
    text: 'We had an anhydrous ammonia release at the cold storage plant. The hazmat team set up decontamination in the cold zone and entry was made in level A suits. The placard read one thousand five. Battalion two established unified command and ordered shelter in place downwind.',
  },
  {
    id: 'high-rise',
    kind: 'tuning',
    text: 'On the fire floor we connected the high rise pack to the standpipe in the stairwell and charged a two and a half inch hose line. The nozzle team made a push down the hallway. The rapid intervention team staged one floor below. A second alarm was transmitted at twenty two oh five.',
  },
  {
    id: 'wreck',
    kind: 'tuning',
    text: 'Rescue one used the hydraulic spreaders and cutters to remove the driver door. Extrication took eleven minutes. The patient was immobilized on a backboard with a cervical collar and turned over to the flight crew at the landing zone.',
  },
  {
    id: 'roof',
    kind: 'judging',
    text: 'Truck nine laddered the Bravo side and opened the roof for vertical ventilation. Engine one oh three laid a supply line from the hydrant at the corner and Engine twenty two advanced a two and a half inch line through the garage. We had heavy fire in the cockloft. The incident commander called for a defensive attack and deck guns were put in service.',
  },
  {
    id: 'par',
    kind: 'judging',
    text: 'Command requested a personnel accountability report. All companies reported PAR. The mayday was cleared at oh three forty one. Secondary search was negative and the power was cut by the utility company. The fire marshal was notified for origin and cause.',
  },
  {
    id: 'overdose',
    kind: 'judging',
    text: 'Patient was found unresponsive with agonal respirations and pinpoint pupils. We ventilated with a bag valve mask and gave four milligrams of naloxone intranasally. Blood glucose was one twelve. The patient became alert and oriented and was transported priority two.',
  },
  {
    id: 'wildland',
    kind: 'judging',
    town: 'Puyallup',
    text: 'Brush five and tender two from Puyallup worked the left flank with a progressive hose lay. The dozer cut a line to the anchor point. We mopped up one hundred feet in from the black. The red flag warning expired at nineteen hundred.',
  },
  {
    id: 'co-alarm',
    kind: 'judging',
    text: 'Engine eight investigated a carbon monoxide alarm at an apartment. The four gas meter read ninety parts per million at the furnace. We evacuated the occupants, shut off the gas and ventilated with a positive pressure fan. No one had symptoms and no one was transported.',
  },
  {
    id: 'propane',
    kind: 'judging',
    text: 'There was a propane leak from a twenty pound cylinder with a venting relief valve. We set up an unmanned monitor and a water curtain and established a hot zone of three hundred feet. Foxtrot division reported the lower explosive limit at zero after the valve was closed.',
  },
  {
    id: 'cooking',
    kind: 'judging',
    text: 'Quint seven arrived to find food on the stove with light smoke in the kitchen. The fire was out on arrival. The sprinkler system did not activate. The smoke alarm was working. We used a pressurized water extinguisher and set up a smoke ejector, then reset the alarm panel and returned to quarters.',
  },
  {
    id: 'walk',
    kind: 'ordinary',
    text: 'On Saturday morning we walked along the river until we reached the old mill. My sister had packed sandwiches and a bottle of lemonade. The water was low this year and the children jumped from stone to stone. We came home tired and slept well.',
  },
  {
    id: 'meeting',
    kind: 'ordinary',
    text: 'The meeting was moved to next Wednesday because the room was not free. Please send me the figures for the last quarter before then. I would like to talk about the new office and about how many people we can hire in the spring.',
  },
  {
    id: 'bread',
    kind: 'ordinary',
    text: 'Mix the flour with warm water and a little salt and let the dough rest for an hour. Then fold it several times and put it in a basket. The oven should be very hot. After forty minutes the bread is ready when it sounds hollow.',
  },
  {
    id: 'train',
    kind: 'ordinary',
    text: 'The train to the coast leaves from platform nine and stops in every small town on the way. If you take the later one you can have breakfast first. Remember that the tickets are cheaper when you buy them the day before.',
  },
  {
    id: 'garden',
    kind: 'ordinary',
    text: 'The garden needs some work after the long winter. The fence has fallen over in two places and the roses have to be cut back. My neighbor lent me his ladder so I could clean the gutters and look at the line of tiles near the chimney.',
  },
  {
    id: 'letter',
    kind: 'everyday',
    text: 'I wrote her a letter later that evening and put it in an old book. The latter half of the story is better than the first. We have a dining table, a sofa and a wooden frame for the painting. He said the price was rising again and that he would rather wait.',
  },
  {
    id: 'school',
    kind: 'everyday',
    text: 'The school play starts at seven and the doors open half an hour before. Bring a coat because the hall is cold. My son plays the prince and forgets his words in the second act. After the show there is tea and a cake in the library.',
  },
  {
    id: 'repair',
    kind: 'everyday',
    text: 'The washing machine made a strange noise so I called the shop. They said a man would come on Thursday between nine and eleven. He looked at the pump and the belt and told me that a new part would cost thirty dollars. It was easy to repair and he was gone by noon.',
  },
  {
    id: 'holiday',
    kind: 'everyday',
    text: 'We are going to the mountains for a week in August. The cabin has two rooms and a view over the lake. There is no phone there, which I like. The children want to swim and my husband hopes to read the three books he was given for his birthday.',
  },
];
