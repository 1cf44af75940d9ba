/**
 * Words of the fire service that an ordinary recogniser takes for others, by subject. The decoder leans towards them,
 * near misses are repaired to them, and a remote recogniser is told of them.
 */
export const FIRE_WORDS: Record<string, readonly string[]> = {
  apparatus: list`engine, ladder, truck, tower ladder, quint, rescue, squad, medic, ambulance, tanker, tender, brush, battalion,
    battalion chief, fireboat, pumper, aerial, aerial ladder, snorkel, hazmat unit, air unit, utility, water tender,
    paramedic unit, ladder truck, engine company, truck company, rescue company`,
  command: list`incident command, incident commander, unified command, command post, established command, assumed command,
    passed command, terminated command, size up, three sixty, staging, staging area, rehab, safety officer, operations,
    division, accountability, personnel accountability report, PAR, mayday, rapid intervention team, RIT, RIC,
    two in two out, emergency traffic, benchmark, fire marshal, origin and cause, investigator`,
  tactics: list`primary search, secondary search, all clear, forced entry, forcible entry, salvage and overhaul, overhaul,
    ventilation, vertical ventilation, horizontal ventilation, positive pressure ventilation, hydraulic ventilation,
    offensive attack, defensive attack, transitional attack, interior attack, exposure protection, exposures,
    water on the fire, knocked down, knockdown, under control, loss stopped, extension, checked for extension,
    vent enter search, laddered, opened the roof, pulled ceiling, fire attack, master stream, deck gun, mop up,
    mopped up, backfire, anchor point, flank, progressive hose lay, fire line, dozer line`,
  hose: list`attack line, hose line, handline, crosslay, preconnect, supply line, large diameter hose, five inch supply line,
    inch and three quarter, inch and three quarter attack line, two and a half inch, two and a half inch line,
    booster line, high rise pack, standpipe, nozzle, nozzle team, hydrant, dry hydrant, drop tank, drafting, relay pumping,
    foam line, foam blanket, class A foam, dry chemical extinguisher, pressurized water extinguisher, water can, thermal imaging camera`,
  building: list`wood frame, wood frame dwelling, balloon frame, dwelling, single family dwelling, two story, stairwell, cockloft,
    attic, void space, eaves, soffit, truss, basement, crawl space, Alpha side, Bravo side, Charlie side, Delta side,
    fire floor, fully involved, smoke showing, fire showing, nothing showing, heavy smoke, room and contents,
    sprinkler, sprinkler system, fire department connection, smoke alarm, smoke detector, alarm panel, pull station,
    heat detector, smoke ejector`,
  alarms: list`second alarm, third alarm, working fire, box alarm, still alarm, mutual aid, automatic aid, false alarm,
    dispatched, en route, on scene, in service, available, returned to quarters, cancelled en route, code three,
    lights and sirens, red flag warning, first due, second due`,
  hazmat: list`hazmat, hazmat team, decontamination, decon, hot zone, warm zone, cold zone, placard,
    anhydrous ammonia, chlorine, propane, natural gas, carbon monoxide, hydrogen sulfide, hydrogen cyanide, gasoline,
    diesel fuel, lower explosive limit, parts per million, four gas meter, shelter in place, absorbent, vapor cloud,
    lithium ion battery, relief valve, BLEVE, unmanned monitor, water curtain, downwind`,
  medical: list`cardiac arrest, CPR, bystander CPR, AED, defibrillator, return of spontaneous circulation, ROSC, epinephrine,
    naloxone, Narcan, intranasal, intraosseous, intubated, i-gel airway, bag valve mask, agonal respirations,
    pinpoint pupils, blood glucose, blood pressure, oxygen saturation, alert and oriented, unresponsive, unconscious,
    laceration, contusion, fracture, hypothermia, stroke, seizure, overdose, anaphylaxis, tourniquet, cervical collar,
    backboard, stretcher, paramedic, triage, refusal, against medical advice, dead on arrival, Glasgow coma scale`,
  rescue: list`extrication, hydraulic spreaders, spreaders, cutters, ram, stabilized, landing zone, flight crew, confined space,
    trench rescue, rope rescue, swift water rescue, ice rescue, technical rescue, elevator rescue, lift assist`,
  alphabet: list`Alpha, Bravo, Charlie, Delta, Echo, Foxtrot`,
};

/** All of them, each once. */
export const FIRE_PHRASES: readonly string[] = [...new Set(Object.values(FIRE_WORDS).flat())];

function list(strings: TemplateStringsArray): string[] {
  return strings
    .join('')
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}
